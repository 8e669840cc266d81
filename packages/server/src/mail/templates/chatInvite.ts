import { small, text } from '../content.ts';
import { mailTemplate, formatGreeting, createQuestionsBlock } from '../template.ts';

export interface ChatInviteData {
  readonly email: string;
  readonly name: string;
}

export interface ChatInviteFacts {
  readonly name: string;
  /** The name of the chat. */
  readonly chat: string;
  readonly link: string;
}

/** Sends the link to the chat; nothing when the convention has no chat any more. */
export const chatInviteMail = mailTemplate<ChatInviteData, ChatInviteFacts>({
  async read({ config }, { email: address, name }) {
    const { chat } = config;
    if (chat?.invite_url === undefined) return null;
    const facts = { name, chat: chat.name, link: chat.invite_url };
    return { from: 'registration', to: { name, address }, facts };
  },
  write({ name, chat, link }, reader) {
    const { config, words } = reader;
    const { awards } = words;
    return {
      heading: awards.chatHeading,
      subject: awards.chatSubject({ convention: config.name }),
      greeting: formatGreeting(reader, name),
      blocks: [
        text(awards.chatOpening({ convention: config.name })),
        { kind: 'button', label: awards.chatJoin({ chat }), href: link },
        small(awards.chatUse),
        createQuestionsBlock(reader, 'registration'),
      ],
    };
  },
});
