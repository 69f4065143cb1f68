// biome-ignore-all lint/a11y/useSemanticElements: a list of places is a listbox, as in every picker of the kit
import { type ReactNode, type SyntheticEvent, useId, useMemo, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import type { DialogControl } from '../../services/dialogs/index.ts';
import { Button } from '../button/index.ts';
import { DialogBody, DialogFooter } from '../dialog/index.ts';
import { NumberField } from '../number-field/index.ts';
import { SelectField } from '../select-field/index.ts';
import { childrenOf, find, topmost } from './tree.ts';
import type { TreeListMessages } from './tree-list.messages.ts';
import type { TreeID, TreeItem, TreePlace, TreeTarget } from './tree-list.types.ts';
import { isUnloaded, mayGoBelow } from './tree-moves.ts';

export interface MoveDialogProps {
  tree: readonly TreeItem[];
  places: readonly TreePlace<TreeItem>[];
  ids: readonly TreeID[];
  maxLevel: number;
  /** How the text of an item is drawn. Default: as it is. */
  renderText?: (place: TreePlace<TreeItem>) => ReactNode;
  text: TreeListMessages;
  dialog: DialogControl<TreeTarget>;
}

const TOP = '';
const PAGE = 10;

/** Body of "Move to": below which item, at which position. Type the number, or press the item whose place it shall take. */
export function MoveDialog({ tree, places, ids, maxLevel, renderText, text, dialog }: MoveDialogProps) {
  const formID = useId();
  const moving = useMemo(() => topmost(tree, ids), [tree, ids]);
  const first = moving[0] ? find(tree, moving[0].id) : undefined;
  const [parentKey, setParentKey] = useState<string>(String(first?.parentID ?? TOP));
  const parents = useMemo(
    () => places.filter((place) => mayGoBelow(tree, ids, place.id, maxLevel) && !isUnloaded(place.item)),
    [places, tree, ids, maxLevel],
  );
  const parentID = parents.find((place) => String(place.id) === parentKey)?.id ?? null;
  const staying = useMemo(() => {
    const out = new Set(moving.map((item) => item.id));
    const place = new Map(places.map((each) => [each.id, each]));
    return childrenOf(tree, parentID).flatMap((item) => (out.has(item.id) ? [] : (place.get(item.id) ?? [])));
  }, [tree, parentID, moving, places]);
  const most = staying.length + 1;
  const [position, setPosition] = useState<number | null>((first?.index ?? 0) + 1);
  const good = position !== null && position >= 1 && position <= most;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A form in a portal still bubbles to the React form that opened the dialog.
    event.stopPropagation();
    if (good) dialog.close({ parentID, index: position - 1 });
  };
  // Only what is near the position is drawn: a list may be long.
  const from = Math.max(0, Math.min((good ? position : 1) - 1 - PAGE, most - 2 * PAGE));
  const shown = [...staying, null].slice(from, from + 2 * PAGE + 1);
  return (
    <>
      <DialogBody>
        <form
          id={formID}
          onSubmit={submit}
          className="grid grid-cols-[120px_minmax(0,1fr)] gap-x-field-x gap-y-field-y"
        >
          <NumberField
            label={text.position}
            value={position}
            onValueChange={setPosition}
            min={1}
            max={most}
            grouping={false}
            required
            data-autofocus=""
          />
          <SelectField
            label={text.moveBelow}
            value={parentKey}
            onValueChange={(next) => {
              setParentKey(next ?? TOP);
              setPosition(1);
            }}
            options={[
              { value: TOP, label: text.topLevel },
              ...parents.map((place) => ({ value: String(place.id), code: place.path, label: place.item.text || '…' })),
            ]}
          />
          <div className="col-span-2">
            <p id={`${formID}-list`} className="mb-px text-label text-muted">
              {text.positionList}
            </p>
            <div
              role="listbox"
              aria-labelledby={`${formID}-list`}
              tabIndex={-1}
              className="max-h-60 overflow-auto rounded-sm border border-control border-b-control-base py-1"
            >
              {shown.map((place, at) => {
                const number = from + at + 1;
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys' way is the number above
                  <div
                    key={place?.id ?? 'end'}
                    role="option"
                    tabIndex={-1}
                    aria-selected={number === position}
                    onClick={() => setPosition(number)}
                    className={cn(
                      'flex min-h-menu-item cursor-pointer items-center gap-2 px-2 hover:bg-surface-hover',
                      'aria-selected:bg-surface-current aria-selected:shadow-[inset_3px_0_0_var(--accent-border)]',
                    )}
                  >
                    <span className="w-8 flex-none text-end text-muted figures">{number}</span>
                    <span className={cn('truncate', !place && 'text-subtle')}>
                      {place ? (renderText?.(place) ?? place.item.text) : text.atEnd}
                    </span>
                  </div>
                );
              })}
            </div>
          </div>
        </form>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => dialog.dismiss('cancel')}>{text.cancelMove}</Button>
        <Button variant="primary" type="submit" form={formID} disabled={!good} disabledReason={text.notThere}>
          {text.move}
        </Button>
      </DialogFooter>
    </>
  );
}
