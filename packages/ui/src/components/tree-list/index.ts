export { MarkedText, markerNames } from './marked-text.tsx';
export { childrenOf, find, insert, remove, update, walk } from './tree.ts';
export { TreeEditorBox } from './tree-editor.tsx';
export { type TreeListMessages, treeListMessages } from './tree-list.messages.ts';
export type { TreeListProps } from './tree-list.props.ts';
export { TreeList } from './tree-list.tsx';
export type {
  TreeAction,
  TreeActs,
  TreeBadge,
  TreeChangeDetails,
  TreeChangeReason,
  TreeEditorProps,
  TreeID,
  TreeItem,
  TreePlace,
  TreeRow,
  TreeTarget,
} from './tree-list.types.ts';
export { letters, levelNumber, placesOf, recordsOf, roman, type TreeRecord, treeOf } from './tree-numbers.ts';
