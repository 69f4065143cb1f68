/** How the parser treats an element. */
export type TagKind = 'block' | 'void-block' | 'inline' | 'void-inline' | 'raw' | 'wrapper';

const kinds = new Map<string, TagKind>();
const put = (kind: TagKind, names: string) => {
  for (const name of names.split(' ')) kinds.set(name, kind);
};
put(
  'block',
  'address article aside blockquote caption center colgroup dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul',
);
put('void-block', 'col hr');
put('void-inline', 'area br embed img input source track wbr');
// What is never shown and must never be compared; the content goes with the tag.
put('raw', 'script style template noscript iframe object title textarea xmp svg math');
// The frame of a whole page: the tag goes, the content stays.
put('wrapper', 'html head body meta link base');

/** The kind of an element by its lower-case name; unknown names are inline. */
export const kindOf = (name: string): TagKind => kinds.get(name) ?? 'inline';

const scope = (text: string) => new Set(text.split(' '));
const lists = scope('ul ol menu td th table');
const definitions = scope('dl td th table');
const rows = scope('table thead tbody tfoot');
const cells = scope('tr table thead tbody tfoot');
const sections = scope('table');

/** For an opening tag that ends others by itself: the names it ends, and the names at which the search for them stops. */
export const endedBy = new Map<string, { ends: ReadonlySet<string>; within: ReadonlySet<string> }>([
  ['li', { ends: scope('li'), within: lists }],
  ['dt', { ends: scope('dt dd'), within: definitions }],
  ['dd', { ends: scope('dt dd'), within: definitions }],
  ['tr', { ends: scope('tr'), within: rows }],
  ['td', { ends: scope('td th'), within: cells }],
  ['th', { ends: scope('td th'), within: cells }],
  ['tbody', { ends: scope('thead tbody tfoot colgroup caption'), within: sections }],
  ['thead', { ends: scope('thead tbody tfoot colgroup caption'), within: sections }],
  ['tfoot', { ends: scope('thead tbody tfoot colgroup caption'), within: sections }],
]);

/** Parts of a table: a closing tag of anything else does not reach through a cell. */
export const tableParts = scope('table thead tbody tfoot tr td th caption colgroup');
