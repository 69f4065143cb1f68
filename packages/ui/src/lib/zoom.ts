/** Steps of every viewer, as factors of the actual size. */
const STEPS = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 6, 8] as const;

/** The next step up (1) or down (-1) from any factor; the last one stays. */
export function stepZoom(from: number, direction: 1 | -1): number {
  // A factor that came from fitting is seldom exactly a step.
  const tolerance = 0.005;
  if (direction === 1) return STEPS.find((step) => step > from + tolerance) ?? STEPS[STEPS.length - 1] ?? from;
  return STEPS.findLast((step) => step < from - tolerance) ?? STEPS[0];
}

/** The factor at which a box of one size fits into another, never above the actual size. */
export function fitZoom(content: { width: number; height: number }, room: { width: number; height: number }): number {
  if (content.width <= 0 || content.height <= 0) return 1;
  return Math.max(0.02, Math.min(1, room.width / content.width, room.height / content.height));
}
