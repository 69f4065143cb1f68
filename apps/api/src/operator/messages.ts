import { z } from 'zod';
import packageJson from '../../package.json' with { type: 'json' };

/** What a command and a server beside it agree upon: raised with every change of a message. */
const protocol = 2;

/** The first message of a command. Its first two fields stay as they are in every version, so that any two can tell that they differ. */
export const greeting = () => ({ protocol, version: packageJson.version });

const greetingSchema = z.object({ protocol: z.number(), version: z.string().max(100) });

/** Whether a first message is of this version of the product; if not, the sentence that says so. */
export function otherVersion(message: unknown): string | null {
  const said = greetingSchema.safeParse(message).data;
  if (said?.protocol === protocol && said.version === packageJson.version) return null;
  const theirs =
    said === undefined || said.version === packageJson.version ? 'another version' : `version ${said.version}`;
  return (
    `The server beside which the command is to run is of version ${packageJson.version} of Closewright, the command is of ${theirs}. ` +
    'Start the server again with the version of the command, or stop it first.'
  );
}

/** What is to be run: the first message, once the version is known to be the same. */
export const askSchema = z.strictObject({
  ...greetingSchema.shape,
  token: z.string().max(200),
  command: z.string().max(100),
  args: z.array(z.string().max(10_000)).max(100),
  debug: z.boolean(),
});

/** What a command beside a server asks of its caller's files, one at a time; `file` is the number that an earlier answer gave. */
const fileCallSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('read'), path: z.string(), isPlain: z.boolean() }),
  z.strictObject({ do: z.literal('next'), file: z.number() }),
  z.strictObject({ do: z.literal('close'), file: z.number() }),
  z.strictObject({ do: z.literal('create'), path: z.string().nullable() }),
  z.strictObject({ do: z.literal('write'), file: z.number(), bytes: z.string() }),
  z.strictObject({ do: z.literal('done'), file: z.number() }),
  z.strictObject({ do: z.literal('discard'), file: z.number() }),
]);

/** What a caller answers: the number of a file, bytes in base64, nothing, or why not. */
const fileAnswerSchema = z.strictObject({
  file: z.number().optional(),
  bytes: z.string().optional(),
  error: z.string().optional(),
});

/** What a caller says after its first message. */
export const fromCallerSchema = z.union([
  z.strictObject({ stop: z.literal(true) }),
  z.strictObject({ id: z.number(), answer: fileAnswerSchema }),
]);

/** What a server says to the caller of a command. `begun`: from here on it may have changed something. */
export const fromServerSchema = z.union([
  z.strictObject({ refused: z.string() }),
  z.strictObject({ begun: z.literal(true) }),
  z.strictObject({ out: z.string() }),
  z.strictObject({ err: z.string() }),
  z.strictObject({ id: z.number(), call: fileCallSchema }),
  z.strictObject({ ended: z.number().int().min(0).max(255), stopped: z.boolean() }),
]);

/** Where a server takes commands: written for its owner alone. */
export const addressSchema = z.object({ pid: z.number(), socket: z.string(), token: z.string() });

export type Ask = z.infer<typeof askSchema>;
export type FileCall = z.infer<typeof fileCallSchema>;
export type FileAnswer = z.infer<typeof fileAnswerSchema>;
export type FromServer = z.infer<typeof fromServerSchema>;
export type FromCaller = Ask | z.infer<typeof fromCallerSchema>;
export type Address = z.infer<typeof addressSchema>;
