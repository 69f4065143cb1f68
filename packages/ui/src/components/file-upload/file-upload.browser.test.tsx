import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { DialogsHost, dialogs } from '../../services/dialogs/index.ts';
import { FileUpload } from './index.ts';
import { never, row } from './stories-data.ts';

afterEach(() => {
  dialogs.closeAll();
  clearPage();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const names = () =>
  [...document.querySelectorAll('[data-slot=upload-row]')].map((row) => row.querySelector('[title]')?.textContent);
const button = (label: string) => find(`button[aria-label="${label}"]`) as HTMLElement;
const Sample = () => <FileUpload label="Documents" upload={never} defaultItems={[row('Survey.tif', 'failed')]} />;

test('in a dialog Escape ends the renaming and nothing else; the drop layer takes files', async () => {
  await show(
    <div>
      <DialogsHost />
    </div>,
  );
  void dialogs.open(Sample, {}, { title: 'Send documents' });
  await until(() => button('Rename Survey.tif'), 'the dialog');
  await userEvent.click(button('Rename Survey.tif'));
  await until(() => document.activeElement?.matches('input'), 'the box for the name');
  await userEvent.keyboard('Plat{Escape}');
  await until(() => find('[data-slot=upload-name]') === null, 'the box to be gone');
  await until(() => document.activeElement === button('Remove Survey.tif'), 'the focus back in the row');
  expect(names()).toEqual(['Survey.tif']);
  expect(find('[role=dialog]')).not.toBeNull();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['deed'], 'deed.pdf', { type: 'application/pdf' }));
  find('[data-slot=file-upload]')?.dispatchEvent(new DragEvent('dragenter', { dataTransfer, bubbles: true }));
  await until(() => find('[data-slot=drop-layer]'), 'the drop layer');
  find('[data-slot=drop-layer]')?.dispatchEvent(
    new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
  );
  await until(() => names().includes('deed.pdf'), 'the dropped file');
  expect(find('[role=dialog]')).not.toBeNull();
});

/** A folder as the browser hands it over with a drop. */
function folderOf(name: string, files: readonly File[]) {
  const entries = files.map((file) => ({
    isFile: true,
    isDirectory: false,
    name: file.name,
    fullPath: `/${name}/${file.name}`,
    file: (done: (file: File) => void) => done(file),
  }));
  const folder = {
    isFile: false,
    isDirectory: true,
    name,
    fullPath: `/${name}`,
    createReader: () => {
      const batches = [entries, []];
      return { readEntries: (done: (batch: unknown[]) => void) => done(batches.shift() ?? []) };
    },
  };
  return { kind: 'file', type: '', webkitGetAsEntry: () => folder, getAsFile: () => null };
}

test('a dropped folder gives its files', async () => {
  await show(<Sample />);
  const files = [new File(['a'], 'a.pdf'), new File(['bb'], 'b.pdf')];
  const transfer = { types: ['Files'], files: [], items: [folderOf('Closing', files)] };
  const drag = (type: string, target: EventTarget | null) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: transfer });
    target?.dispatchEvent(event);
  };
  drag('dragenter', window);
  await until(() => find('[data-slot=drop-layer]'), 'the drop layer');
  drag('drop', find('[data-slot=drop-layer]'));
  await until(() => names().length === 3, 'the files of the folder');
  expect(names()).toEqual(['Survey.tif', 'a.pdf', 'b.pdf']);
});
