import type { EntityManager } from 'typeorm';
import { labelOf } from '../../contracts/accounts/address-label.ts';
import { parseAddress } from '../../contracts/places/postal-address.ts';
import { Address } from '../../entities/accounts/address.entity.ts';
import { User } from '../../entities/accounts/user.entity.ts';

/** The customer's lock puts the changes of one address book in a line, so that its limit and its one default hold. */
export async function lockBook(manager: EntityManager, userId: number): Promise<void> {
  await manager.findOne(User, { select: { id: true }, where: { id: userId }, lock: { mode: 'for_no_key_update' } });
}

/** When the default goes, the newest takes its place. */
export async function removeFromBook(manager: EntityManager, { id, userId, isDefault }: Address): Promise<void> {
  await manager.delete(Address, { id });
  if (!isDefault) return;
  const newest = await manager.findOne(Address, { where: { userId }, order: { id: 'DESC' } });
  if (newest !== null) await manager.update(Address, { id: newest.id }, { isDefault: true });
}

/**
 * The default of a book by its text alone, as the profile has it: one that the book has already becomes the default, else
 * the default is changed, else it is the first. Null removes it.
 */
export async function writeDefaultAddress(
  manager: EntityManager,
  userId: number,
  address: string | null,
): Promise<void> {
  await lockBook(manager, userId);
  const current = await manager.findOneBy(Address, { userId, isDefault: true });
  if (address === null) {
    if (current !== null) await removeFromBook(manager, current);
    return;
  }
  if (current?.address === address) return;
  const known = await manager.findOne(Address, { where: { userId, address }, order: { id: 'DESC' } });
  if (known !== null) {
    await manager.update(Address, { userId, isDefault: true }, { isDefault: false });
    await manager.update(Address, { id: known.id }, { isDefault: true });
  } else if (current !== null) {
    const isNamed = current.label !== labelOf(current.address);
    await manager.update(
      Address,
      { id: current.id },
      { address, postal: parseAddress(address), ...(!isNamed && { label: labelOf(address) }) },
    );
  } else {
    await manager.insert(Address, {
      userId,
      label: labelOf(address),
      address,
      postal: parseAddress(address),
      isDefault: true,
    });
  }
}
