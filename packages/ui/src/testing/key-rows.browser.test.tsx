import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BusyRegion } from '../components/busy/index.ts';
import { DiffViewer } from '../components/diff-viewer/index.ts';
import { FileHeader } from '../components/file-header/index.ts';
import { GlobalBar } from '../components/global-bar/index.ts';
import { NavigationMenu } from '../components/navigation-menu/index.ts';
import { SearchBox } from '../components/search-box/index.ts';
import { TextField } from '../components/text-field/index.ts';
import { TreeList } from '../components/tree-list/index.ts';
import { clearPage, show, until } from '../lib/browser-test.tsx';
import { createBusy } from '../services/busy/index.ts';
import { DialogsHost, dialogs } from '../services/dialogs/index.ts';
import { ToastsHost, toasts } from '../services/toasts/index.ts';
import { nameOf } from './accessible.ts';
import { createKitTester } from './kit-tester.ts';

/**
 * Rows of the tables of keys, by part, that are pressed here because the tests beside the part do not: `tools/kit-parts.test.ts` reads
 * the names of the suites.
 */
afterEach(() => {
  dialogs.closeAll();
  clearPage();
});
const kit = createKitTester(userEvent);
const focused = () => (document.activeElement ? nameOf(document.activeElement) : '');
const focusIs = (name: string | RegExp) =>
  until(
    () => (typeof name === 'string' ? focused() === name : name.test(focused())),
    () => `The focus on ${name} (it is on "${focused()}")`,
  );
/** Keeps a link from leaving the page; tells which one was followed. */
function followed(host: HTMLElement): string[] {
  const names: string[] = [];
  host.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    names.push(nameOf(link));
  });
  return names;
}

describe('components/busy', () => {
  it('reaches Cancel by Tab', async () => {
    const done: string[] = [];
    const busy = createBusy();
    busy.begin('print', { message: 'Printing checks', onCancel: () => done.push('cancelled') });
    await show(
      <BusyRegion queue={busy}>
        <TextField label="Check" />
      </BusyRegion>,
    );
    await until(() => [...document.querySelectorAll('button')].some((button) => nameOf(button) === 'Cancel'), 'Cancel');
    await userEvent.keyboard('{Tab}');
    await focusIs('Cancel');
    await userEvent.keyboard('{Enter}');
    expect(done).toEqual(['cancelled']);
    busy.clear();
  });
});

describe('components/file-header', () => {
  const header = <FileHeader number="12-3456" switcher={[{ id: 'b', label: '12-3461 Ramirez', href: '#b' }]} />;

  it.each(['{Enter}', '{ }', '{ArrowDown}'])(
    'opens the switcher on the number by %s, Escape closes it',
    async (key) => {
      await show(header);
      await userEvent.keyboard('{Tab}');
      await focusIs(/12-3456/);
      await userEvent.keyboard(key);
      await until(() => document.querySelector('[role=menu]'), 'The switcher');
      await userEvent.keyboard('{Escape}');
      await until(() => !document.querySelector('[role=menu]'), 'Closing the switcher');
      await focusIs(/12-3456/);
    },
  );

  it('folds and unfolds by Ctrl Shift H', async () => {
    function Sample() {
      const [folded, setFolded] = useState(false);
      return <FileHeader number="12-3456" buyer={{ value: 'Jones' }} folded={folded} onFoldedChange={setFolded} />;
    }
    const host = await show(<Sample />);
    const height = () => host.firstElementChild?.getBoundingClientRect().height ?? 0;
    const before = height();
    await userEvent.keyboard('{Control>}{Shift>}h{/Shift}{/Control}');
    await until(() => height() < before, 'Folding');
    await userEvent.keyboard('{Control>}{Shift>}h{/Shift}{/Control}');
    await until(() => height() === before, 'Unfolding');
  });
});

describe('components/global-bar', () => {
  it('goes to an area by Alt and its letter', async () => {
    const host = await show(
      <GlobalBar
        tenant="Epsilon Title Co."
        areas={[
          { id: 'home', label: 'Home', href: '#home', accessKey: 'h' },
          { id: 'file', label: 'File', href: '#file', accessKey: 'f' },
        ]}
        onGoTo={() => {}}
        user={{ name: 'Escrow Officer', entries: [] }}
      />,
    );
    const links = followed(host);
    await userEvent.keyboard('{Alt>}f{/Alt}');
    await until(() => links.includes('File'), 'Following File');
  });
});

describe('components/navigation-menu', () => {
  it('goes by Alt and a letter, also from a field, never while a dialog is open', async () => {
    const host = await show(
      <>
        <NavigationMenu
          label="File menu"
          groups={[
            { id: 'info', label: 'Info', items: [{ id: 'loans', label: 'Loans', href: '#loans', accessKey: 'l' }] },
          ]}
        />
        <TextField label="Buyer" />
        <DialogsHost />
      </>,
    );
    const links = followed(host);
    kit.field('Buyer').focus();
    await userEvent.keyboard('{Alt>}l{/Alt}');
    await until(() => links.length === 1, 'Following Loans');
    void dialogs.message('Saved');
    const dialog = await kit.dialog('Saved');
    await userEvent.keyboard('{Alt>}l{/Alt}{Escape}');
    await dialog.closed();
    expect(links).toEqual(['Loans']);
  });
});

describe('components/search-box', () => {
  it('brings an emptied text back by Ctrl+Z', async () => {
    await show(<SearchBox label="Find a company" />);
    const box = document.querySelector('input') as HTMLInputElement;
    await userEvent.keyboard('{Tab}ficus');
    await userEvent.keyboard('{Escape}');
    await until(() => box.value === '', 'Emptying');
    await userEvent.keyboard('{Control>}z{/Control}');
    await until(
      () => box.value === 'ficus',
      () => `The text again (it is "${box.value}")`,
    );
  });
});

describe('components/diff-viewer', () => {
  it('leaves differences of case out by Space', async () => {
    await show(<DiffViewer before="<p>Maple Street</p>" after="<p>MAPLE Street</p>" />);
    const changes = () => document.querySelectorAll('ins, del').length;
    await until(() => changes() > 0, 'The comparison');
    kit.field('Case').focus();
    await userEvent.keyboard('{ }');
    await until(() => changes() === 0, 'Leaving case out');
  });
});

describe('components/tree-list', () => {
  it('writes a new line by Shift Enter while editing', async () => {
    await show(<TreeList label="Clauses" defaultValue={[{ id: 1, text: 'One' }]} />);
    await userEvent.keyboard('{Tab}{F2}');
    await until(() => document.activeElement instanceof HTMLTextAreaElement, 'The editor');
    const editor = document.activeElement as HTMLTextAreaElement;
    await userEvent.keyboard('{End}{Shift>}{Enter}{/Shift}two');
    await until(
      () => editor.value === 'One\ntwo',
      () => `A new line (it is "${editor.value}")`,
    );
    expect(document.activeElement).toBe(editor);
  });
});

describe('services/dialogs', () => {
  it('answers a prompt of several lines by Ctrl Enter, after Enter made a line', async () => {
    await show(
      <main>
        <DialogsHost />
      </main>,
    );
    const answer = dialogs.promptText({ title: 'Add a note', label: 'Note', multiline: true });
    const dialog = await kit.dialog('Add a note');
    await dialog.within.field('Note').type('Keys');
    await userEvent.keyboard('{Enter}with agent');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await answer).toBe('Keys\nwith agent');
  });
});

describe('services/toasts', () => {
  it('is left by Escape, back to where the focus was', async () => {
    await show(
      <>
        <TextField label="Buyer" />
        <ToastsHost />
      </>,
    );
    kit.field('Buyer').focus();
    toasts.error({ title: 'Rates did not load', action: { label: 'Try again', onAction: () => {} } });
    await kit.toasts().expectToast(/Rates did not load/);
    await userEvent.keyboard('{F8}');
    await focusIs('Try again');
    await userEvent.keyboard('{Escape}');
    await focusIs('Buyer');
    await kit.toasts().press(/Rates/, /^Close/);
  });
});
