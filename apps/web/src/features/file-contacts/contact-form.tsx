import { Button } from '@closewright/ui/button';
import { Trash2 } from 'lucide-react';
import type { Row } from '../../records/editor/aggregate.ts';
import { useFilePage } from '../../records/file/use-file-page.ts';
import { RowField } from '../../records/rows/row-field.tsx';
import { RowForm } from '../../records/rows/row-form.tsx';
import { RowSection } from '../../records/rows/row-section.tsx';
import {
  addressLayout,
  companyLayout,
  forwardingLayout,
  isPrincipal,
  licenceLayout,
  personLayout,
  reachLayout,
  signingLayout,
  titleLayout,
} from './contact-layout.ts';
import { PartyCompany } from './party-company.tsx';
import { Signers } from './signers.tsx';
import { TaxIDField } from './tax-id-field.tsx';

/** Everything of one contact: a buyer or seller with title and signing, anybody else with company and licences. */
export function ContactForm({ row, onRemove }: { row: Row; onRemove(): void }) {
  const { mayEdit } = useFilePage();
  const { key, id, values } = row;
  const isTakingTitle = isPrincipal(values.roleTypeID);
  const at = { kind: 'contacts', row } as const;
  const taxID = (
    <div className="grid grid-cols-12 gap-x-field-x pt-field-y">
      <TaxIDField row={row} className="col-span-4" />
    </div>
  );
  return (
    <RowForm row={row} name="file-contacts">
      <div>
        {isTakingTitle ? (
          <RowSection name="person" title="Name" {...at} fields={personLayout(values)}>
            {taxID}
          </RowSection>
        ) : (
          <RowSection
            name="company"
            title="Company"
            {...at}
            lead={
              <>
                <RowField kind="contacts" row={key} name="roleTypeID" className="col-span-4" />
                <PartyCompany key={key} row={row} />
              </>
            }
            fields={companyLayout}
          >
            {taxID}
          </RowSection>
        )}
        <RowSection name="reach" title="Phone and e-mail" {...at} fields={reachLayout} />
        <RowSection name="address" title="Address" {...at} fields={addressLayout} />
      </div>
      <div>
        {isTakingTitle ? (
          <>
            <RowSection name="title" title="Title" {...at} fields={titleLayout(values)} />
            <RowSection name="signing" title="Signing" {...at} fields={signingLayout(values)}>
              <Signers rolesID={id} />
            </RowSection>
            <RowSection name="forwarding" title="Forwarding address" {...at} fields={forwardingLayout} />
          </>
        ) : (
          <RowSection name="licences" title="Licenses" {...at} fields={licenceLayout} />
        )}
        {mayEdit && (
          <div className="flex justify-end pt-3">
            <Button size="sm" variant="quiet" icon={Trash2} onClick={onRemove}>
              Remove contact
            </Button>
          </div>
        )}
      </div>
    </RowForm>
  );
}
