import { controlNames, controlOf, controlPlaces } from '@closewright/domain/controls';
import { Button } from '@closewright/ui/button';
import { DialogBody, DialogFooter, DialogMessage } from '@closewright/ui/dialog';
import { type DialogControl, dialogs } from '@closewright/ui/services/dialogs';
import { Table, type TableColumn } from '@closewright/ui/table';

type Control = (typeof rows)[number];
const rows = controlNames.map((name) => {
  const { label, weaker, place } = controlOf(name);
  return { name, label, weaker, ...controlPlaces[place] };
});
const columns: readonly TableColumn<Control>[] = [
  { id: 'label', header: 'Setting', rowHead: true, cell: ({ label }) => label },
  { id: 'weaker', header: 'Weaker is', cell: ({ weaker }) => weaker },
  { id: 'screen', header: 'Set under', cell: ({ screen }) => screen },
  { id: 'people', header: 'Asked for and approved by', cell: ({ people }) => people },
];

/** Which settings are controls, what is weaker of each, and who may ask and approve. */
function ControlsHelp({ dialog }: { dialog: DialogControl<void> }) {
  return (
    <>
      <DialogBody>
        <DialogMessage>
          One person makes these settings stricter, at once. A weaker one is asked for on its screen, and another person
          approves it here, which sets it. Nobody approves what they asked for themselves.
        </DialogMessage>
        <Table
          className="mt-2"
          caption="Controls"
          captionHidden
          columns={columns}
          rows={rows}
          rowKey={({ name }) => name}
        />
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" autoFocus onClick={() => dialog.close()}>
          Close
        </Button>
      </DialogFooter>
    </>
  );
}

/** Opens what controls are. */
export const openControlsHelp = () =>
  void dialogs.open<object, void>(
    ControlsHelp,
    {},
    {
      title: 'Settings that two people weaken',
      label: 'Settings that two people weaken',
      size: 'large',
      key: 'controls-help',
    },
  );
