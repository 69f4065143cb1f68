/**
 * Why a screen does not open (core.md §6): 'Access to {label} is not authorized. Please contact your administrator.'
 * One line, for tooltips, empty states and api answers. An empty label reads 'this section' (core.md §8).
 */
export function denialText(label?: string | null): string {
  return `${firstSentence(label)} Please contact your administrator.`;
}

/**
 * The same denial of a route (core.md §8): two lines parted by `<br>`, which the toast shows as a line break.
 * `routeMessage` is the text of a route that has one of its own and wins over the general text.
 */
export function routeDenialText(label?: string | null, routeMessage?: string | null): string {
  return routeMessage || `${firstSentence(label)}<br>Please contact your administrator.`;
}

function firstSentence(label?: string | null): string {
  return `Access to ${label?.trim() || 'this section'} is not authorized.`;
}
