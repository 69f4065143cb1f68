import { useDialogsAsked } from '../navigation/use-dialogs-asked.ts';
import { useAreaKeys } from './use-area-keys.ts';

/** Ways through and out of a page that nobody takes before it is drawn: it comes with a file of its own. */
export default function PageKeys() {
  useAreaKeys();
  useDialogsAsked();
  return null;
}
