import type {
  ApiClient,
  AuditQuery,
  CodeRequest,
  EmailChange,
  LimitsLift,
  PendingDecision,
  MembershipChange,
  PersonEdit,
} from '@conkit/api-client';
import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { unwrap } from './problem.ts';

/** Finds people; asked by POST, so that no name stands in an address. */
export const findPeopleQuery = (api: ApiClient, query: string) =>
  queryOptions({
    queryKey: ['admin', 'find', query],
    queryFn: ({ signal }) => unwrap(api.POST('/admin/people/find', { body: { query }, signal })),
  });

/** What is known of a person. */
export const personRecordQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['admin', 'record', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/admin/people/{id}', { params: { path: { id } }, signal })),
  });

const of = (id: number) => ({ params: { path: { id } } });

/** Changes somebody's details for them: only what is sent. */
export const editPersonMutation = (api: ApiClient, id: number) =>
  mutationOptions({
    mutationFn: (body: PersonEdit) => unwrap(api.POST('/admin/people/{id}', { ...of(id), body })),
  });

/** Gives somebody another membership. */
export const setMembershipMutation = (api: ApiClient, id: number) =>
  mutationOptions({
    mutationFn: (body: MembershipChange) =>
      unwrap(api.POST('/admin/people/{id}/membership', { ...of(id), body })),
  });

/** Moves somebody to another address. */
export const changeEmailMutation = (api: ApiClient, id: number) =>
  mutationOptions({
    mutationFn: (body: EmailChange) =>
      unwrap(api.POST('/admin/people/{id}/email', { ...of(id), body })),
  });

/** Signs in again to the same account with the code of a mail: what is known about the account stays. */
export const freshCodeMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: CodeRequest) => unwrap(api.POST('/login/code', { body })),
  });

/** What waits for a second administrator. */
export const pendingActsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['admin', 'pending'],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/pending', { signal })),
  });

/** What the crew did and read, newest first, a page at a time. */
export const auditQuery = (api: ApiClient, filter: AuditQuery) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', filter],
    queryFn: ({ signal, pageParam }) => {
      const body = pageParam === null ? filter : { ...filter, before: pageParam };
      return unwrap(api.POST('/admin/audit/find', { body, signal }));
    },
    initialPageParam: null as number | null,
    // Each request is a row of the audit trail, so nothing is loaded again by itself.
    staleTime: Infinity,
    refetchOnReconnect: false,
    getNextPageParam: ({ rows, more }) => (more ? rows.at(-1)?.row : undefined),
  });

/** Approves or rejects what waits. */
export const decideMutation = (api: ApiClient, pending: number) =>
  mutationOptions({
    mutationFn: (body: PendingDecision) =>
      unwrap(api.POST('/admin/pending/{pending}', { params: { path: { pending } }, body })),
  });

/** Gives another administrator their limits back. */
export const liftLimitsMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: LimitsLift) => unwrap(api.POST('/admin/limits/lift', { body })),
  });

/** After something was done for a person, their record is another one; they may be of the own account, too. */
export const forgetRecords = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['admin'] }),
    queryClient.invalidateQueries({ queryKey: ['user'], refetchType: 'none' }),
    queryClient.invalidateQueries({ queryKey: ['people', 'own'], refetchType: 'none' }),
  ]);
