import { DialogsHost } from '../../services/dialogs/index.ts';
import { Button } from '../button/index.ts';
import { type AskTemplatesOptions, askTemplates, type DocumentTemplate } from './index.ts';
import { browseShelf, categories } from './stories-data.ts';

/** The page of a document as it is looked at before it is added. */
export const previewPage = ({ name }: DocumentTemplate) => (
  <article className="p-4">
    <h4 className="mb-2 text-heading font-semibold">{name}</h4>
    <p className="mb-2">
      Before me, the undersigned authority, on this day personally appeared the Seller of Lot 6, Block 2, Epsilon
      Addition, Any County.
    </p>
    <p>Sworn to and subscribed on the date of closing.</p>
  </article>
);

/** A button that asks, as a screen does. */
export function Shelf({
  onDone,
  ...options
}: Partial<AskTemplatesOptions> & { onDone?: (names: readonly string[] | null) => void }) {
  return (
    <div className="p-3">
      <Button
        onClick={() =>
          void askTemplates({
            regionID: 1,
            browse: browseShelf,
            categories,
            favorites: [107],
            onFavoriteChange: () => {},
            preview: previewPage,
            ...options,
          }).then((answer) => onDone?.(answer.dismissed ? null : answer.value.map(({ name }) => name)))
        }
      >
        Add documents
      </Button>
      <DialogsHost />
    </div>
  );
}
