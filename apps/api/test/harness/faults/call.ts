import type { UserName } from '../../http/world.ts';

/** A call to a node. */
export interface Call {
  readonly as: UserName;
  readonly method: string;
  readonly path: string;
  readonly body?: object | undefined;
  readonly key?: string | undefined;
}
