/** One box of the board. */
export interface Panel {
  /** Folder of the part. */
  part: string;
  /** The story that is shown. Default `All` of its features. */
  story?: string;
  /** Which file it is in. Default `features`. */
  file?: 'features' | 'stories';
  title: string;
  /** What to look at, at the right of the head. */
  note?: string;
  /** Over all three columns. */
  wide?: boolean;
  /** Cut below this, px: for parts that fill a page. */
  height?: number;
  /** Room around a story that has none of its own. */
  pad?: boolean;
}
