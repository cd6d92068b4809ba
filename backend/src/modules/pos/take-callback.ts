import { Injectable } from '@nestjs/common';
import type { PaymentStatus } from '../../contracts/constants.ts';
import type { PosPayment } from '../../contracts/restaurants/pos.ts';
import type { PosCallbackRequest } from '../../contracts/http/requests.gen.ts';
import { ProblemError } from '../../http/problem.ts';
import { SettlePayment } from '../orders/status/settle-payment.ts';
import { SecretBox } from './protocol/secret-box.ts';
import { PosDeliveryRepository } from './deliveries/pos-delivery.repository.ts';
import { isGenuine } from './protocol/pos-signature.ts';

interface SignedCallback {
  timestamp: string;
  signature: string;
  /** As it was sent: that is what was signed. */
  text: string;
}

const PAYMENTS: Readonly<Record<PaymentStatus, PosPayment>> = {
  due: 'pending',
  pending: 'pending',
  paid: 'paid',
  failed: 'declined',
};

/**
 * A POS that says by itself how a payment went. What comes again changes nothing: "paid" is final, and a signature
 * holds for minutes.
 */
@Injectable()
export class TakeCallback {
  constructor(
    private readonly deliveries: PosDeliveryRepository,
    private readonly secrets: SecretBox,
    private readonly payment: SettlePayment,
  ) {}

  /** @throws ProblemError `bad_signature`, also for deliveries that do not exist: nobody finds out by asking. */
  async execute(body: PosCallbackRequest, signed: SignedCallback): Promise<PosPayment> {
    const called = await this.deliveries.findCalled(body.delivery);
    const pos = called && (await this.deliveries.findPos(called.restaurantId));
    const key = pos?.posApiKey ? this.secrets.open(pos.posApiKey) : null;
    if (
      called === null ||
      key === null ||
      !isGenuine(key, signed.timestamp, signed.text, signed.signature, new Date())
    ) {
      throw new ProblemError('bad_signature');
    }
    await this.payment.execute(called.orderId, body.status === 'paid' ? 'paid' : 'failed');
    await this.deliveries.noteCallback(body.delivery, body.status, body.reference ?? null);
    return PAYMENTS[(await this.deliveries.findPayment(called.orderId)) ?? 'pending'];
  }
}
