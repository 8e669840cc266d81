import type {
  ApiClient,
  AuditQuery,
  CodeRequest,
  EmailChange,
  LimitsLift,
  PasskeysReset,
  MembershipChange,
  PendingDecision,
  PersonEdit,
} from '@conkit/api-client';
import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { unwrap } from './problem.ts';

/** Finds people. Uses POST so that names don't appear in URLs and server logs. */
export const findPeopleQuery = (api: ApiClient, query: string) =>
  queryOptions({
    queryKey: ['admin', 'find', query],
    queryFn: ({ signal }) => unwrap(api.POST('/admin/people/find', { body: { query }, signal })),
  });

export const personRecordQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['admin', 'record', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/admin/people/{id}', { params: { path: { id } }, signal })),
  });

const byId = (id: number) => ({ params: { path: { id } } });

/** Updates a person's details as an administrator. Send only the changed fields. */
export const editPersonMutation = (api: ApiClient, id: number) =>
  mutationOptions({
    mutationFn: (body: PersonEdit) => unwrap(api.POST('/admin/people/{id}', { ...byId(id), body })),
  });

/** Sets a person's membership as an administrator. */
export const setMembershipMutation = (api: ApiClient, id: number) =>
  mutationOptions({
    mutationFn: (body: MembershipChange) =>
      unwrap(api.POST('/admin/people/{id}/membership', { ...byId(id), body })),
  });

/** Moves a person to another email address. */
export const changeEmailMutation = (api: ApiClient, id: number) =>
  mutationOptions({
    mutationFn: (body: EmailChange) =>
      unwrap(api.POST('/admin/people/{id}/email', { ...byId(id), body })),
  });

/** Signs in to the same account again with a mailed code. The cached account stays. */
export const freshCodeMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: CodeRequest) => unwrap(api.POST('/login/code', { body })),
  });

/** Lists the changes that wait for a second administrator. */
export const pendingActsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['admin', 'pending'],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/pending', { signal })),
  });

/** Lists what administrators did and read, newest first, a page at a time. */
export const auditQuery = (api: ApiClient, filter: AuditQuery) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', filter],
    queryFn: ({ signal, pageParam }) => {
      const body = pageParam === null ? filter : { ...filter, before: pageParam };
      return unwrap(api.POST('/admin/audit/find', { body, signal }));
    },
    initialPageParam: null as number | null,
    // The server adds a row to the audit trail for each request, so don't refetch automatically.
    staleTime: Infinity,
    refetchOnReconnect: false,
    getNextPageParam: ({ rows, more }) => (more ? rows.at(-1)?.row : undefined),
  });

/** Approves or rejects a pending change. */
export const decideMutation = (api: ApiClient, pending: number) =>
  mutationOptions({
    mutationFn: (body: PendingDecision) =>
      unwrap(api.POST('/admin/pending/{pending}', { params: { path: { pending } }, body })),
  });

/** Resets another administrator's rate limits. */
export const liftLimitsMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: LimitsLift) => unwrap(api.POST('/admin/limits/lift', { body })),
  });

/** Removes the passkeys of another administrator, who lost them. */
export const resetPasskeysMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: PasskeysReset) => unwrap(api.POST('/admin/passkeys/reset', { body })),
  });

/**
 * Invalidates administrators' data after a change. The person may belong to the administrator's own
 * account, so that becomes stale too.
 */
export const forgetRecords = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['admin'] }),
    queryClient.invalidateQueries({ queryKey: ['user'], refetchType: 'none' }),
    queryClient.invalidateQueries({ queryKey: ['people', 'own'], refetchType: 'none' }),
  ]);
