import type { SalesReport } from "@zakh/bookkeeping/contract";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { useTexts } from "../../i18n/text";
import { dayOfMonth } from "../../ui/day-of-month";
import { won } from "../../ui/money";

const LABEL = { fill: "var(--fg-subtle)", fontSize: 12 };

/**
 * A bar chart of each day's sales. Colours come from the theme's variables, because Medusa's dashboard loads this file
 * as a separate chunk, whose class names Tailwind would not find.
 */
export default function SalesChart({ days }: Pick<SalesReport, "days">) {
  const { t, language } = useTexts();
  const short = new Intl.NumberFormat(language === "ko" ? "ko-KR" : "en", { notation: "compact" });
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...days]} margin={{ top: 4, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--border-base)" />
        <XAxis
          dataKey="day"
          tickFormatter={dayOfMonth}
          tick={LABEL}
          tickLine={false}
          axisLine={false}
          minTickGap={24}
        />
        <YAxis
          tickFormatter={(sales) => `₩${short.format(sales)}`}
          tick={LABEL}
          tickLine={false}
          axisLine={false}
          width={52}
        />
        <Tooltip
          formatter={(sales) => [won(Number(sales)), t("orders.amount")]}
          labelFormatter={(day) => dayOfMonth(String(day))}
          cursor={{ fill: "var(--bg-base-hover)" }}
          contentStyle={{
            background: "var(--bg-base)",
            border: "1px solid var(--border-base)",
            borderRadius: 8,
            color: "var(--fg-base)",
            fontSize: 13,
          }}
          itemStyle={{ color: "var(--fg-base)" }}
        />
        <Bar
          dataKey="sales"
          fill="var(--fg-interactive)"
          radius={[3, 3, 0, 0]}
          maxBarSize={20}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
