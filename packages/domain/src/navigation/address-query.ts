/**
 * The same address with this value in its query, or without the name where the value is null. By hand: rules know no `URLSearchParams`.
 * @param href path, query and fragment
 * @param value as it stands in an address: nothing in it is to be escaped
 */
export function withQuery(href: string, name: string, value: string | null): string {
  const [, path = '', search = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? [];
  const others = search.split('&').filter((pair) => pair !== '' && pair.split('=', 1)[0] !== name);
  const query = [...others, ...(value === null ? [] : [`${name}=${value}`])].join('&');
  return `${path}${query && `?${query}`}${fragment}`;
}
