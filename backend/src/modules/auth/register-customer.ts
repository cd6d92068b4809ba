import { Injectable } from '@nestjs/common';
import type { Language } from '../../contracts/constants.ts';
import { AccountRepository } from './account.repository.ts';
import { AccountEmails, emailTaken } from './account-emails.ts';
import type { RegisterDto } from './auth.dto.ts';
import { PasswordHasher } from './password-hasher.ts';
import { checkPassword } from './password-policy.ts';
import { type Browser, SignIn, type SignedIn } from './sign-in.ts';

@Injectable()
export class RegisterCustomer {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly emails: AccountEmails,
    private readonly hasher: PasswordHasher,
    private readonly signIn: SignIn,
  ) {}

  async execute(body: RegisterDto, browser: Browser, language: Language | null): Promise<SignedIn> {
    const { name, email, password, city } = body;
    checkPassword(password, 'customer', { email, name });
    // Before the hash is computed, since that is the costly part; the insert looks again.
    if (await this.emails.isTaken(email)) throw emailTaken();
    const account = await this.accounts.addCustomer({
      name,
      email,
      city,
      passwordHash: await this.hasher.hash(password),
      phone: body.phone ?? null,
      address: body.address ?? null,
      language,
    });
    if (account === null) throw emailTaken();
    return this.signIn.open(account, browser);
  }
}
