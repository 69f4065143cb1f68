import type { XmlNode } from '../../../platform/xml/index.ts';

/** An element while what stands in it is gathered. */
export interface Growing extends XmlNode {
  readonly attributes: [name: string, value: string][];
  readonly children: Growing[];
  text: string;
}

export const element = (name: string, attributes: [string, string][] = []): Growing => ({
  name,
  attributes,
  children: [],
  text: '',
});

/** The container at the end of a way below an element, made where it is not there. */
export const inside = (parent: Growing, path: string): Growing =>
  path.split('/').reduce((at, name) => at.children.findLast((child) => child.name === name) ?? added(at, name), parent);

/** A new element at the end of a way, whether there is one of the name or not. */
export function added(parent: Growing, path: string): Growing {
  const at = path.lastIndexOf('/');
  const above = at < 0 ? parent : inside(parent, path.slice(0, at));
  const made = element(path.slice(at + 1));
  above.children.push(made);
  return made;
}

/** Writes a data point; nothing where there is no value. */
export function put(parent: Growing, path: string, text: string | null | undefined): Growing | null {
  if (text === null || text === undefined || text === '') return null;
  const point = added(parent, path);
  point.text = text;
  return point;
}

/** Containers whose children stand in another order than that of the alphabet. */
const orders: Readonly<Record<string, readonly string[]>> = {
  DOCUMENT: ['DEAL_SETS', 'ABOUT_VERSIONS', 'DOCUMENT_CLASSIFICATION'],
};

const isEmpty = ({ children, text }: XmlNode): boolean => children.length === 0 && text === '';

/** The tree in the order that the schema asks for: children by the alphabet, extensions last. Containers with nothing in them are left out. */
export function inOrder(node: XmlNode): XmlNode {
  const order = orders[node.name];
  const placeOf = ({ name }: XmlNode) => (order ? order.indexOf(name) : Number(name === 'EXTENSION'));
  const children = node.children
    .map(inOrder)
    // Without it there is no disclosure, however little one says.
    .filter((child) => !isEmpty(child) || child.name === 'INTEGRATED_DISCLOSURE')
    .toSorted(
      (one, other) => placeOf(one) - placeOf(other) || (one.name < other.name ? -1 : Number(one.name > other.name)),
    );
  return { ...node, children };
}
