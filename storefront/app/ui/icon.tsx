/** Line icons of the shop, on a 24 px grid with one stroke width. */
const PATHS = {
  home: "M4 11.5 12 4l8 7.5M6 10v9.5h12V10M10 19.5v-5h4v5",
  cart: "M5.5 8.5h13l-1 11h-11zM9 8.5V7a3 3 0 0 1 6 0v1.5",
  heart: "M12 20 4.500 12.500a4.600 4.600 0 1 1 7.500-5.200 4.600 4.600 0 1 1 7.500 5.200z",
  person: "M12 12a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5M4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l4.5 4.5",
  share: "M12 15V4M8 7.500 12 3.500l4 4M6.500 11.500H5V20.500h14v-9h-1.500",
  close: "M6 6l12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  left: "M14.5 5 8 12l6.5 7",
  right: "M9.5 5 16 12l-6.5 7",
  down: "M5 9l7 6.5L19 9",
  bin: "M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5",
  copy: "M9 9h10.5v11H9zM15 9V4H4.5v11H9",
  sort: "M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5",
  filter: "M4 7h16M7 12h10M10 17h4",
  check: "M5 12.5 10 17.5 19.5 7",
  alert: "M12 4.5 21 20H3zM12 10v4.5M12 17v.3",
  phone:
    "M6.5 4h3l1.5 4.5-2 1.5a11 11 0 0 0 5 5l1.5-2 4.5 1.5v3c0 1.1-.9 2-2 2A14.5 14.5 0 0 1 4.500 6c0-1.100.9-2 2-2",
  place:
    "M12 21s6.500-5.600 6.500-11a6.500 6.500 0 0 0-13 0c0 5.400 6.500 11 6.500 11M12 12.300a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600",
  clock: "M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17M12 7.500V12l3 2",
  chat: "M4 5h16v11.500h-8.500L7 20v-3.500H4z",
  mail: "M4 6h16v12.500H4zM4 7l8 6 8-6",
  truck:
    "M3 6.500h11v10H3zM14 10h4l3 3v3.500h-7zM7 19a1.800 1.800 0 1 0 0-3.600A1.800 1.800 0 0 0 7 19M17.500 19a1.800 1.800 0 1 0 0-3.600 1.800 1.800 0 0 0 0 3.600",
  printer: "M7.500 9V4h9v5M7.500 16.500H4.500V9h15v7.500h-3M7.500 13.500h9V20h-9z",
  receipt: "M6 3.500h12V21l-2-1.500-2 1.500-2-1.500-2 1.500-2-1.500L6 21zM9 8h6M9 11.500h6M9 15h3.500",
  bank: "M4 9.500 12 4l8 5.500zM6 10v7M10 10v7M14 10v7M18 10v7M4 20h16",
  globe:
    "M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17M3.500 12h17M12 3.500c2.500 2.400 3.600 5.300 3.600 8.500s-1.100 6.100-3.600 8.500c-2.500-2.400-3.600-5.300-3.600-8.500S9.500 5.900 12 3.500",
  eye: "M3 12s3.300-6 9-6 9 6 9 6-3.300 6-9 6-9-6-9-6M12 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5",
  "eye-off": "M3 12s3.300-6 9-6 9 6 9 6-3.300 6-9 6-9-6-9-6M4.500 19.500l15-15",
  tag: "M4 12 12 4h8v8l-8 8zM16 8v.2",
  logout: "M14 4.500H5v15h9M10 12h11M17.500 8.500 21 12l-3.500 3.500",
  facebook: "M17 4h-2a4 4 0 0 0-4 4v12M7.5 12H15",
  twitter: "M4.500 4.500h4l11 15h-4zM19 4.500l-6 6.500M11 13l-6 6.500",
  instagram:
    "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4M12 15.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7M16.500 7.500v.1",
  youtube: "M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3M10.500 9.500v5l4-2.500z",
  arrow: "M4 12h15M13.500 6l6 6-6 6",
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon; the text or label beside it says the meaning. */
export function Icon({ name, className = "size-6" }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
