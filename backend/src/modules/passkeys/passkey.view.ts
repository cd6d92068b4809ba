import type { PasskeyView } from '../../contracts/accounts/passkeys.ts';
import type { Passkey } from '../../entities/accounts/passkey.entity.ts';

export function toPasskeyView(row: Passkey): PasskeyView {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
