/** Names of our pages in the dashboard's menu; the dashboard falls back to English. */
export default {
  mn: { zakh: { shop: "Зах", orders: "Захиалга" } },
  ru: { zakh: { shop: "Зах", orders: "Заказы" } },
  en: { zakh: { shop: "Зах", orders: "Orders" } },
  ko: { zakh: { shop: "Зах", orders: "주문" } },
};
