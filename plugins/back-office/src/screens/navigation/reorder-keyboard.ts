import type { KeyboardCoordinateGetter } from "@dnd-kit/core";

/** Horizontal distance in px from which a drag means "into". */
export const NEST_DISTANCE_PX = 48;

/**
 * Arrow keys during a drag: up and down move between places, right moves into the current target, left moves out again.
 */
export const treeKeyboard: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const { active, collisionRect, droppableRects, droppableContainers } = context;
  const home = active?.rect.current.initial?.left;
  if (!collisionRect || home === undefined) return undefined;

  if (event.code === "ArrowRight" || event.code === "ArrowLeft") {
    event.preventDefault();
    return { x: event.code === "ArrowRight" ? home + NEST_DISTANCE_PX : home, y: currentCoordinates.y };
  }
  if (event.code !== "ArrowDown" && event.code !== "ArrowUp") return undefined;
  event.preventDefault();

  const here = collisionRect.top + collisionRect.height / 2;
  const middles = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect ? [rect.top + rect.height / 2] : [];
    })
    .sort((a, b) => a - b);
  // One pixel of tolerance, so that the current target is not found again.
  const next =
    event.code === "ArrowDown"
      ? middles.find((middle) => middle > here + 1)
      : middles.filter((middle) => middle < here - 1).at(-1);
  return next === undefined ? undefined : { x: home, y: next - collisionRect.height / 2 };
};
