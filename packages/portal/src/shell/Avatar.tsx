import type { Config, Person } from '@conkit/api-client';
import { initials } from '@conkit/rules';
import { useEffect, useState } from 'react';
import * as styles from './Drawer.css.ts';

/** Twice the drawn size, for dense screens. */
const PIXELS = 88;

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface AvatarProps {
  member: Person;
  /** The convention's avatar service; null for initials. */
  service: Config['avatars'];
}

/** A member's picture from the avatar service. Initials without one, and until the picture is there. */
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
    // A page that is not on a secure address cannot make the hash, and keeps the initials.
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
