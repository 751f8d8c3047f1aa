// Runs in the frame of /postcode-search: loads Korea's postcode search, and tells the form around it what was chosen, or that it did not come.
(() => {
  const SEARCH = "https://t1.daumcdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js";

  function tell(postcodeSearch) {
    parent.postMessage({ postcodeSearch }, location.origin);
  }

  function choose({ zonecode, roadAddress, autoRoadAddress, jibunAddress, address, buildingName }) {
    const road = roadAddress || autoRoadAddress || jibunAddress || address || "";
    tell({ postcode: zonecode || "", roadAddress: road, building: buildingName || "" });
  }

  const script = document.createElement("script");
  script.onload = () => {
    try {
      const Search = (window.kakao || window.daum).Postcode;
      new Search({ oncomplete: choose, width: "100%", height: "100%" }).embed(document.body);
      tell("ready");
    } catch {
      tell("failed");
    }
  };
  script.onerror = () => tell("failed");
  script.src = SEARCH;
  document.head.append(script);
})();
