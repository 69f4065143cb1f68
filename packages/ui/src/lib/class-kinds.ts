/** Kinds by whole class name. */
const byName = new Map<string, string>();
/** Kinds by what stands before the value; the first that takes the value. */
const byPrefix = new Map<string, [takes: (value: string) => boolean, kind: string][]>();

const takesAll = (_value: string) => true;
const isArbitrary = (value: string) => /^\[.+\]$/.test(value);
const isLength = (value: string) => /^\[(length:|-?\.?\d|calc\(|min\(|max\(|clamp\()/.test(value);

function prefix(name: string, kind: string, takes = takesAll): void {
  const takers = byPrefix.get(name);
  if (takers) takers.push([takes, kind]);
  else byPrefix.set(name, [[takes, kind]]);
}
/** Classes of a kind, by name; after a colon their common beginning is left out: 'flex: 1 auto'. */
function names(kind: string, list: string): void {
  const [values = '', beginning] = list.split(': ').reverse();
  for (const value of values.split(' ')) byName.set(beginning ? `${beginning}-${value}` : value, kind);
}
/** Kinds that are called as their classes begin, and take any value. */
function kinds(list: string): void {
  for (const name of list.split(' ')) prefix(name, name);
}

const sides = ['x', 'y', 's', 'e', 't', 'r', 'b', 'l'];

// The kinds of utility that a caller's `className` may meet in the kit, with our token names. One that is missing here is simply kept.
names('display', 'block inline-block inline flex inline-flex grid inline-grid contents hidden table flow-root');
names('position', 'static fixed absolute relative sticky');
names('visibility', 'visible invisible');
names('inset-ring-w', 'inset-ring: 0 1 2 4');
prefix('inset-ring', 'inset-ring-color');
names('overflow', 'overflow: auto hidden visible scroll clip');
names('flex-direction', 'flex: row row-reverse col col-reverse');
names('flex-wrap', 'flex: wrap nowrap wrap-reverse');
names('flex', 'flex: 1 auto initial none');
prefix('flex', 'flex', isArbitrary);
prefix('grid-cols', 'columns');
prefix('grid-rows', 'rows');
names('font-size', 'text: figure title heading section body label micro');
prefix('text', 'font-size', isLength);
names('text-align', 'text: left right center start end justify');
names('text-overflow', 'truncate text-ellipsis text-clip');
names('text-wrap', 'text: wrap nowrap balance pretty');
prefix('text', 'text-color');
names('font-family', 'font: sans mono');
prefix('font', 'font-weight');
names('font-features', 'figures identifier');
for (const name of ['grow', 'shrink', 'shadow', 'rounded', 'transition']) {
  names(name, name);
  prefix(name, name);
}
names('outline', 'outline-none');
names('border-w', 'border border-0 border-2 border-4 border-8');
prefix('border', 'border-w', isLength);
names('border-style', 'border: solid dashed dotted double none');
names('border-collapse', 'border: collapse separate');
prefix('border', 'border-color');
for (const side of sides) {
  const name = `border-${side}`;
  names(`${name}-w`, `${name} ${name}-0 ${name}-2 ${name}-4`);
  prefix(name, `${name}-w`, isLength);
  prefix(name, `${name}-color`);
  kinds(`p${side} m${side}`);
}
names('edge', 'edge: danger warning');
kinds(
  'z inset-shadow inset inset-x inset-y top right bottom left overflow-x overflow-y col row col-start col-end row-start',
);
kinds(
  'row-end justify items content self gap gap-x gap-y p m size w h min-w max-w min-h max-h leading tracking whitespace bg',
);
kinds('opacity cursor animate pointer-events select order border-spacing duration');

/** What a class of a kind also sets aside. */
const wider: Record<string, readonly string[]> = {
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['left', 'right'],
  'inset-y': ['top', 'bottom'],
  gap: ['gap-x', 'gap-y'],
  size: ['w', 'h'],
  overflow: ['overflow-x', 'overflow-y'],
  flex: ['grow', 'shrink'],
  'font-size': ['leading'],
  'border-w': sides.map((side) => `border-${side}-w`),
  'border-color': sides.map((side) => `border-${side}-color`),
};
for (const kind of ['p', 'm']) {
  wider[kind] = sides.map((side) => `${kind}${side}`);
  wider[`${kind}x`] = ['r', 'l', 's', 'e'].map((side) => `${kind}${side}`);
  wider[`${kind}y`] = ['t', 'b'].map((side) => `${kind}${side}`);
}

/** The kinds that a class of this kind sets aside, besides its own. */
export const setAsideBy = (kind: string): readonly string[] => wider[kind] ?? [];

/** What a utility is about, such as 'text-color'; undefined for a class that is none. Two of one kind can not both hold. */
export function kindOf(utility: string): string | undefined {
  if (utility.startsWith('[')) return utility.slice(0, utility.indexOf(':') + 1) || undefined;
  let name = utility.startsWith('-') ? utility.slice(1) : utility;
  const slash = name.lastIndexOf('/');
  if (slash > name.lastIndexOf(']')) name = name.slice(0, slash);
  const known = byName.get(name);
  if (known) return known;
  for (let dash = name.lastIndexOf('-'); dash > 0; dash = name.lastIndexOf('-', dash - 1)) {
    const takers = byPrefix.get(name.slice(0, dash));
    const value = name.slice(dash + 1);
    const taker = takers?.find(([takes]) => takes(value));
    if (taker) return taker[1];
  }
}
