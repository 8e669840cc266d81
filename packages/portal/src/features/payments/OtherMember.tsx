import type { Config, LookupQuery } from '@conkit/api-client';
import { MemberLookup, type LookupState } from '@conkit/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { personLookupQuery } from '../../api/people.ts';
import { useMemberLookupMessages } from '../../i18n/messages/memberLookup.ts';
import { useProblemText } from '../../shell/problemText.ts';
import type { FoundPerson } from './itemDraft.ts';

interface OtherMemberProps {
  config: Config;
  onFound: (person: FoundPerson) => void;
}

/** Finds a member who is not on the account. */
export function OtherMember({ config, onFound }: OtherMemberProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const problemText = useProblemText();
  const messages = useMemberLookupMessages(config);
  const [state, setState] = useState<LookupState>({ kind: 'idle' });
  const find = async (query: LookupQuery) => {
    setState({ kind: 'searching' });
    try {
      const result = await queryClient.fetchQuery(personLookupQuery(api, query));
      if (result.status === 'success') {
        const { id, name, membership } = result;
        onFound({ id, name, membership });
      } else {
        setState({ kind: result.status === 'multiple' ? 'multiple' : 'notFound' });
      }
    } catch (error) {
      setState({ kind: 'failed', text: problemText(error) });
    }
  };
  return <MemberLookup state={state} onFind={(query) => void find(query)} messages={messages} />;
}
