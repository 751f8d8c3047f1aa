let open = false;
const listeners = new Set<() => void>();

function set(next: boolean) {
  open = next;
  for (const listener of listeners) listener();
}

export function openCartDrawer(): void {
  set(true);
}

export function closeCartDrawer(): void {
  set(false);
}

export function isCartDrawerOpen(): boolean {
  return open;
}

export function subscribeToCartDrawer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
