import type { FormSection } from '@closewright/domain/closing-file';
import { TextLink } from '@closewright/ui/link';
import { useComputed } from '../../records/settlement/computed/computed-page.tsx';
import { FormRoomPart } from '../../records/settlement/computed/form-room-part.tsx';

/** The sections that go on elsewhere, with the way to the page of addenda. */
export function OverflowPart({ sections, page }: { sections: readonly FormSection[]; page: string }) {
  const href = useComputed().hrefOf(page);
  return <FormRoomPart sections={sections} note={href && <TextLink href={href}>Addendums</TextLink>} />;
}
