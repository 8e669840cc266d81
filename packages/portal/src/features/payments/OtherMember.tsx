import type { Config } from '@conkit/api-client';
import { MemberLookup } from '@conkit/ui';
import { useMemberLookupMessages } from '../../i18n/messages/memberLookup.ts';
import { useMemberLookup } from '../../shell/useMemberLookup.ts';
import type { FoundPerson } from './itemDraft.ts';

interface OtherMemberProps {
  config: Config;
  onFound: (person: FoundPerson) => void;
}

/** Finds a member who is not on the account. */
export function OtherMember({ config, onFound }: OtherMemberProps) {
  const messages = useMemberLookupMessages(config);
  const { state, find } = useMemberLookup();
  return (
    <MemberLookup
      state={state}
      messages={messages}
      onFind={(query) =>
        find(query, ({ id, name, membership }) => onFound({ id, name, membership }))
      }
    />
  );
}
