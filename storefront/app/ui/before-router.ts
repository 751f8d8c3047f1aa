/**
 * Hears of Back and Forward before the router, and can keep it from them. A window calls its listeners in the order they came
 * in, whatever their phase, and sheets are fetched long after the router has begun to listen: so `entry.client` listens.
 */
export const beforeRouter: { onPopState?: (event: PopStateEvent) => void } = {};
