import type { TaskNote, WorkflowTask } from '@closewright/contract/workflow';
import { Section } from '@closewright/ui/section';
import { Skeleton } from '@closewright/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { keyFor, queryFor } from '../../lib/api/index.ts';
import { ReadFailed } from '../../lib/read-failed.tsx';

interface TaskNotesProps {
  task: WorkflowTask;
  moment: (instant: string) => string;
}

/** The note of a task with who wrote it and when, and the notes it had before, read when they are unfolded. */
export function TaskNotes({ task, moment }: TaskNotesProps) {
  const { taskNote, notedAt, notedBy, earlierNotes } = task;
  if (notedAt === null) return null;
  const by = `${moment(notedAt)} by ${notedBy}`;
  return (
    <>
      <div>
        {taskNote !== null && <p className="break-words whitespace-pre-wrap">{taskNote}</p>}
        <p className="text-label text-muted">{taskNote === null ? `Note removed ${by}` : by}</p>
      </div>
      {earlierNotes > 0 && (
        <Section
          name="earlier-notes"
          title="Earlier notes"
          count={earlierNotes}
          countLabel="earlier notes"
          level={3}
          defaultOpen={false}
          lazy
        >
          <EarlierNotes task={task} moment={moment} />
        </Section>
      )}
    </>
  );
}

function EarlierNotes({ task, moment }: TaskNotesProps) {
  const { ordersID, orderWorkflowTaskID, earlierNotes } = task;
  const input = { params: { ordersID, orderWorkflowTaskID } };
  const query = useQuery({
    ...queryFor('listTaskNotes', input),
    // Another note is another list; those that are there never change.
    queryKey: [...keyFor('listTaskNotes', input), earlierNotes],
  });
  if (query.isPending) return <Skeleton rows={Math.min(earlierNotes, 3)} label="Loading the earlier notes" />;
  if (query.isError) return <ReadFailed title="The earlier notes could not be read" query={query} />;
  return (
    <ol className="flex flex-col gap-2">
      {query.data.map((note: TaskNote) => (
        <li key={note.taskNoteID}>
          <p className="break-words whitespace-pre-wrap">{note.taskNote}</p>
          <p className="text-label text-muted">{`${moment(note.notedAt)} by ${note.notedBy}`}</p>
        </li>
      ))}
    </ol>
  );
}
