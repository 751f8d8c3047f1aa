/** The page of the public register about a number. */
export function traceLink(number: string): string {
  const query = new URLSearchParams({ btsProgNo: "0109008401", btsActionMethod: "SELECT", cattleNo: number });
  return `https://www.mtrace.go.kr/mtracesearch/cattleNoSearch.do?${query}`;
}
