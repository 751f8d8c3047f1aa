import { line, parseUrl, required } from "@zakh/kit/contract";
import { z } from "zod";

/** What a column of a courier's waybill file is filled with; `fixed` is the column's own text, which may be empty. */
export const WAYBILL_FIELDS = [
  "recipient",
  "phone",
  "secondPhone",
  "postcode",
  "address",
  "goods",
  "quantity",
  "boxes",
  "orderNumber",
  "deliveryNote",
  "orderer",
  "fixed",
] as const;
export type WaybillField = (typeof WAYBILL_FIELDS)[number];

/** Most characters of a column's header, and most columns of a file. */
export const WAYBILL_HEADER_MAX = 50;
export const WAYBILL_COLUMNS_MAX = 20;
const COURIERS_MAX = 10;

/** Where the tracking number stands in a courier's link. */
export const TRACKING_PLACE = "{no}";

function isTrackingLink(link: string): boolean {
  // The place may be in the path or the query, not in the host: the number must not choose the site.
  const filled = parseUrl(trackingLinkOf(link, "0"));
  return (
    link.includes(TRACKING_PLACE) &&
    filled?.protocol === "https:" &&
    filled.host === parseUrl(trackingLinkOf(link, "1"))?.host
  );
}

/** The page of a courier that shows where the parcel with this number is. */
export function trackingLinkOf(link: string, trackingNumber: string): string {
  return link.replaceAll(TRACKING_PLACE, trackingNumber);
}

const waybillColumn = z.object({
  header: line(WAYBILL_HEADER_MAX),
  field: z.enum(WAYBILL_FIELDS, { error: "value_invalid" }),
  text: line(100).default(""),
});
export type WaybillColumn = z.infer<typeof waybillColumn>;

/** The name of a courier in orders and settings: Latin letters, digits and hyphens. */
export const courierCode = z.string({ error: "courier_unknown" }).regex(/^[a-z0-9-]{1,20}$/, "courier_unknown");

export const courierForm = z.object({
  code: courierCode,
  name: required(line(50), "courier_name_required"),
  /** https, with `{no}` in place of the tracking number. */
  trackingLink: line(500).pipe(z.string().refine(isTrackingLink, "tracking_link_invalid")),
  /** The columns of the file with which waybills are ordered, in order. */
  columns: z
    .array(waybillColumn, { error: "value_invalid" })
    .min(1, "waybill_columns_required")
    .max(WAYBILL_COLUMNS_MAX, "waybill_columns_too_many"),
});
export type Courier = z.infer<typeof courierForm>;

export const couriersSetting = z.object({
  /** Code of the courier that is chosen at first. */
  usual: courierCode,
  couriers: z
    .array(courierForm, { error: "value_invalid" })
    .min(1, "courier_unknown")
    .max(COURIERS_MAX, "value_invalid")
    .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, "value_invalid"),
});
export type CouriersSetting = z.infer<typeof couriersSetting>;

/** `PUT /api/settings/couriers`: the usual courier is one of them. */
export const couriersInput = couriersSetting.refine(
  ({ usual, couriers }) => couriers.some(({ code }) => code === usual),
  { path: ["usual"], error: "courier_unknown" },
);

type Columns = readonly (readonly [header: string, field: WaybillField])[];

function columns(all: Columns): WaybillColumn[] {
  return all.map(([header, field]) => ({ header, field, text: "" }));
}

const HANJIN: Columns = [
  ["받으시는 분", "recipient"],
  ["받으시는 분 전화", "phone"],
  ["받는분핸드폰", "secondPhone"],
  ["받는분우편번호", "postcode"],
  ["받는분총주소", "address"],
  ["수량", "boxes"],
  ["품목명", "goods"],
  ["메모1", "orderNumber"],
  ["배송메시지", "deliveryNote"],
];

/** Korea's couriers with the pages and files that they have now; the owner changes what they change. */
export const DEFAULT_COURIERS: CouriersSetting = {
  usual: "cj",
  couriers: [
    {
      code: "cj",
      name: "CJ대한통운",
      trackingLink: "https://trace.cjlogistics.com/next/tracking.html?wblNo={no}",
      columns: columns([
        ["받는분성명", "recipient"],
        ["받는분전화번호", "phone"],
        ["받는분기타연락처", "secondPhone"],
        ["받는분우편번호", "postcode"],
        ["받는분주소(전체, 분할)", "address"],
        ["품목명", "goods"],
        ["내품수량", "quantity"],
        ["(사용안함)", "fixed"],
        ["배송메세지1", "deliveryNote"],
        ["박스수량", "boxes"],
        ["고객주문번호", "orderNumber"],
      ]),
    },
    {
      code: "hanjin",
      name: "한진택배",
      trackingLink:
        "https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2={no}",
      columns: columns(HANJIN),
    },
    {
      code: "lotte",
      name: "롯데택배",
      trackingLink: "https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo={no}",
      columns: columns([
        ["주문번호", "orderNumber"],
        ["받는사람", "recipient"],
        ["전화번호1", "phone"],
        ["전화번호2", "secondPhone"],
        ["우편번호", "postcode"],
        ["주소", "address"],
        ["상품명1", "goods"],
        ["수량", "boxes"],
        ["배송메시지", "deliveryNote"],
      ]),
    },
    {
      code: "epost",
      name: "우체국택배",
      trackingLink: "https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1={no}",
      columns: columns([
        ["수취인명", "recipient"],
        ["수취인 우편번호", "postcode"],
        ["수취인 주소", "address"],
        ["수취인 이동통신", "phone"],
        ["수취인 전화번호", "secondPhone"],
        ["상품명", "goods"],
        ["주문번호", "orderNumber"],
        ["배송 메시지", "deliveryNote"],
        ["주문자명", "orderer"],
        ["수량", "boxes"],
      ]),
    },
    {
      code: "logen",
      name: "로젠택배",
      trackingLink: "https://www.ilogen.com/web/personal/trace/{no}",
      columns: columns(HANJIN),
    },
  ],
};
