import { useDialogsAsked } from '../navigation/use-dialogs-asked.ts';
import { useAreaKeys } from './use-area-keys.ts';
import { useNextPageKeys } from './use-next-page-keys.ts';

/** Ways through and out of a page that nobody takes before it is drawn: it comes with a file of its own. */
export default function PageKeys() {
  useAreaKeys();
  useNextPageKeys();
  useDialogsAsked();
  return null;
}
