/** Answer of `GET /api/admin/summary`: the counters of the admin dashboard (spec §2). */
export interface AdminSummary {
  orders: number;
  /** Whole won, as a string: the sum of every order's total. */
  salesTotal: string;
  products: number;
  users: number;
}
