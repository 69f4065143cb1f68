import { until } from '../lib/until.ts';
import { isShown, type Match, matches, textOf } from './accessible.ts';
import { arrive, type FieldTester, fieldTester } from './field-tester.ts';
import { asKeys, type TestScope } from './user.ts';

export interface SelectTester extends FieldTester {
  /** Opens the list by its key and waits for it. */
  open(): Promise<void>;
  /** Closes the list without picking. */
  close(): Promise<void>;
  isOpen(): boolean;
  /** The options of the open list, in order. */
  options(): string[];
  /** Opens if need be, then picks the option with this text (or the only one that contains it) with the pointer. */
  pick(option: Match): Promise<void>;
}

export interface ComboboxTester extends SelectTester {
  /** Types, and waits until the search has answered. */
  search(text: string): Promise<void>;
  /** Waits for the reply to what was typed. */
  settled(): Promise<void>;
  /** The last line of the list: fetches the next page. */
  more(): Promise<void>;
  /** What the list says besides options: "None found", an error. */
  status(): string;
}

/** The trigger or box of a select or combobox, by its label. */
const BOX = '[role=combobox], input[readonly]';

/** A select, by its label. */
export function selectTester(scope: TestScope, label: Match): SelectTester {
  const field = fieldTester(scope, label, BOX);
  /** The list of this one: while a search box of the list has the focus, that box names it. */
  const list = () => {
    const id = field.element().getAttribute('aria-controls');
    const found = id ? document.getElementById(id) : null;
    return found && isShown(found) ? found : null;
  };
  const all = () => {
    const shown = list();
    return shown ? [...shown.querySelectorAll<HTMLElement>('[role=option]')] : [];
  };
  const isOpen = () => field.element().getAttribute('aria-expanded') === 'true';
  const open = async () => {
    if (!isOpen()) {
      arrive(field.element());
      await scope.user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    }
    await until(
      () => isOpen() && all().length > 0,
      () => `An open list of ${label}`,
    );
  };
  return {
    ...field,
    open,
    isOpen,
    async close() {
      if (!isOpen()) return;
      await scope.user.keyboard('{Escape}');
      await until(
        () => !isOpen(),
        () => `Closing the list of ${label}`,
      );
    },
    options: () => all().map(textOf),
    async pick(wanted) {
      await open();
      const option = await until(
        () => {
          const exact = all().filter((each) => matches(textOf(each), wanted));
          if (exact[0]) return exact[0];
          const near = typeof wanted === 'string' ? all().filter((each) => textOf(each).includes(wanted)) : [];
          return near.length === 1 ? near[0] : undefined;
        },
        () => `The option ${wanted} of ${label} (there is: ${all().map(textOf).join(', ') || 'none'})`,
      );
      await scope.user.click(option);
    },
  };
}

/** A combobox that searches, by its label. */
export function comboboxTester(scope: TestScope, label: Match): ComboboxTester {
  const select = selectTester(scope, label);
  const listbox = () => document.getElementById(select.element().getAttribute('aria-controls') ?? '');
  const busy = () => [select.element(), listbox()].some((each) => each?.getAttribute('aria-busy') === 'true');
  /** What stands beside the options in the floating layer. */
  const status = () =>
    [...(listbox()?.parentElement?.children ?? [])]
      .filter((each) => each !== listbox() && isShown(each))
      .map(textOf)
      .join(' ');
  const settled = async () => {
    await until(
      () => select.isOpen() && !busy() && (select.options().length > 0 || status() !== ''),
      () => `The reply to the search in ${label}`,
    );
  };
  return {
    ...select,
    settled,
    status,
    async search(text) {
      arrive(select.element());
      await scope.user.keyboard(asKeys(text));
      await settled();
    },
    async more() {
      const before = select.options().join();
      await select.pick(/^More/);
      await until(
        () => select.options().join() !== before && !busy(),
        () => `More options of ${label}`,
      );
    },
  };
}
