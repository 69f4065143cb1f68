import { queryOptions } from '@tanstack/react-query';
import { send } from './call.ts';
import type { EndpointName, Input, InputArguments, Result } from './endpoint-types.ts';

/** The cache key of a call: the name of the endpoint, then its input. */
export function keyFor<N extends EndpointName>(name: N, ...input: InputArguments<N> | []): readonly unknown[] {
  return input[0] === undefined ? [name] : [name, input[0]];
}

/** Query options of a reading endpoint. Loader and component use the same, so they share one request. */
export function queryFor<N extends EndpointName>(name: N, ...input: InputArguments<N>) {
  return queryOptions({
    queryKey: keyFor(name, ...input),
    queryFn: ({ signal }): Promise<Result<N>> => send(name, input[0] as Input<N> | undefined, { signal }),
  });
}
