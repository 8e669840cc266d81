import type { Config } from '@conkit/api-client';
import { MemberLookup } from '@conkit/ui';
import { membershipLabel } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMemberLookup } from '../../shell/useMemberLookup.ts';
import type { FoundPerson } from './itemDraft.ts';

interface OtherMemberProps {
  config: Config;
  onFound: (person: FoundPerson) => void;
}

/** Finds a member of another account. */
export function OtherMember({ config, onFound }: OtherMemberProps) {
  const language = useLanguage();
  const { state, find } = useMemberLookup();
  const label = (key: string) => membershipLabel(config.membershipTypes, key, language);
  const inWords = ({ name, membership }: { name: string; membership: string }) => ({
    name,
    membership: label(membership),
  });
  return (
    <MemberLookup
      state={state.kind === 'found' ? { ...state, member: inWords(state.member) } : state}
      onFind={(query) =>
        find(query, ({ id, name, membership }) => onFound({ id, name, membership }))
      }
    />
  );
}
