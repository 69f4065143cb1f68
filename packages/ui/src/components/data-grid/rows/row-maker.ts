import type { GridInside } from '../grid-inside.ts';

/** Makes rows behind one, or behind the last, each beside the one before it, as many as the caller takes. */
export function rowMaker<R>({ rowActs, props, filtered, text, sections }: GridInside<R>, behind?: R) {
  const { create, most = Number.POSITIVE_INFINITY } = rowActs ?? {};
  let beside: R | null = behind ?? props.rows.at(-1) ?? null;
  let room = create && !filtered ? most - props.rows.length : 0;
  return {
    create(): R | null {
      if (!create || room <= 0) return null;
      room--;
      beside = create(beside, beside === null ? null : (sections?.of(beside) ?? null));
      return beside;
    },
    /** Why there are no more. */
    limit: !create ? text.noNewRows : filtered ? text.addFiltered : text.mostRows(most),
  };
}
