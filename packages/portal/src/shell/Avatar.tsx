import type { Config, Person } from '@conkit/api-client';
import { initials } from '@conkit/rules';
import { useEffect, useState } from 'react';
import * as styles from './Drawer.css.ts';

/** Twice the displayed size, for high-density screens. */
const PIXELS = 88;

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface AvatarProps {
  member: Person;
  /** The convention's avatar service, or null to show initials. */
  service: Config['avatars'];
}

/** A member's picture from the avatar service. Shows initials until it loads, and without a service. */
export function Avatar({ member, service }: AvatarProps) {
  const [url, setUrl] = useState<string>();
  const email = member.email?.trim().toLowerCase();
  const template = service?.urlTemplate;
  useEffect(() => {
    if (!template || !email) return;
    let isCurrent = true;
    const show = (hash: string) => {
      if (!isCurrent) return;
      setUrl(template.replace('{hash}', hash).replace('{size}', String(PIXELS)));
    };
    // `crypto.subtle` requires a secure context. Without one, keep the initials.
    sha256(email).then(show, () => undefined);
    return () => {
      isCurrent = false;
      setUrl(undefined);
    };
  }, [template, email]);
  return (
    <span className={styles.avatar}>
      {url ? (
        <img
          className={styles.avatarImage}
          src={url}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setUrl(undefined)}
        />
      ) : (
        initials(member.legal_name)
      )}
    </span>
  );
}
