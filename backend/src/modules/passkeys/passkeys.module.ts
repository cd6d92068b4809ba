import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Passkey, PasskeyChallenge } from '../../entities/accounts/passkey.entity.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { PasskeySignInController } from './passkey-sign-in.controller.ts';
import { PasskeysController } from './passkeys.controller.ts';
import { PasskeysRepository } from './passkeys.repository.ts';
import { Passkeys } from './passkeys.ts';
import { RelyingParty } from './relying-party.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Passkey, PasskeyChallenge]), AuditModule, AuthModule],
  controllers: [PasskeySignInController, PasskeysController],
  providers: [Passkeys, PasskeysRepository, RelyingParty],
})
export class PasskeysModule {}
