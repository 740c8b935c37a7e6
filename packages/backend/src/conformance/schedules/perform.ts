import { answerRefund, askRefund, passDeadline, sendProductsBack, withdrawRefund } from './asking-back.ts';
import type { Command } from './commands.ts';
import type { Actor, ScheduleContext } from './context.ts';
import { carryOn, lapseHold, leave, lineUp, look } from './lining-up.ts';
import { receive, reprice } from './operating.ts';
import {
  actOnOrder,
  addToCart,
  changeAddress,
  lapse,
  orderPrize,
  placeOrder,
  review,
  ship,
  shipPart,
} from './ordering.ts';
import { beginOnline, checkPayments, notifyPayment, payByBalance, refund } from './paying.ts';
import { claim, draw, recycle, refresh } from './promotions.ts';
import { guess, signOutOthers } from './signing-in.ts';

/** Does what a command says. What names an order does nothing while its customer has none. */
export async function perform(context: ScheduleContext, command: Command): Promise<void> {
  if (!('customer' in command)) return performForShop(context, command);
  const actor = context.customers[command.customer];
  if (!actor) throw new Error(`there is no customer ${command.customer}`);
  if (!('order' in command)) return performForCustomer(context, actor, command);
  const { orderIds } = actor;
  const orderId = orderIds.at(-1 - (command.order % Math.max(1, orderIds.length)));
  if (orderId !== undefined) await performOnOrder(context, actor, orderId, command);
}

type OfOrder = Extract<Command, { order: number }>;
type OfCustomer = Exclude<Extract<Command, { customer: number }>, OfOrder>;
type OfShop = Exclude<Command, { customer: number }>;

async function performForShop(context: ScheduleContext, command: OfShop): Promise<void> {
  switch (command.kind) {
    case 'check-payments':
      return checkPayments(context.shop, [context]);
    case 'recycle':
      return recycle(context);
    case 'carry-on':
      return carryOn(context.shop, context.acknowledged.faults);
    case 'reprice':
      return reprice(context, command.good, command.price);
    case 'receive-stock':
      return receive(context, command.good, command.quantity);
  }
}

async function performForCustomer(context: ScheduleContext, actor: Actor, command: OfCustomer): Promise<void> {
  switch (command.kind) {
    case 'order':
      return placeOrder(context, actor, command);
    case 'order-prize':
      return orderPrize(context, actor);
    case 'cart':
      return addToCart(context, actor, command.good, command.quantity);
    case 'line-up':
      return lineUp(context, actor, command);
    case 'look':
      return look(context, actor, command.good);
    case 'leave':
      return leave(context, actor, command.good);
    case 'lapse-hold':
      return lapseHold(context, actor, command.good);
    case 'claim':
      return claim(context, actor);
    case 'draw':
      return draw(context, actor);
    case 'refresh':
      return refresh(context, actor);
    case 'guess':
      return guess(context, actor, command.right);
    case 'sign-out-others':
      return signOutOthers(context, actor);
  }
}

async function performOnOrder(
  context: ScheduleContext,
  actor: Actor,
  orderId: number,
  command: OfOrder,
): Promise<void> {
  switch (command.kind) {
    case 'pay':
      return payByBalance(context, actor, orderId);
    case 'begin':
      return beginOnline(context, actor, orderId, command.platform);
    case 'notice':
      return notifyPayment(context, actor, orderId, command.news);
    case 'cancel':
      return actOnOrder(context, actor, orderId, 'cancel');
    case 'receive':
      return actOnOrder(context, actor, orderId, 'receipt');
    case 'remove':
      return actOnOrder(context, actor, orderId, 'destroy');
    case 'restore':
      return actOnOrder(context, actor, orderId, 'restore');
    case 'purge':
      return actOnOrder(context, actor, orderId, 'purge');
    case 'change-address':
      return changeAddress(context, actor, orderId, command);
    case 'lapse':
      return lapse(context, orderId);
    case 'ship':
      return ship(context, orderId);
    case 'ship-part':
      return shipPart(context, orderId, command.quantity);
    case 'remind':
    case 'extend':
      return actOnOrder(context, actor, orderId, command.kind);
    case 'review':
      return review(context, actor, orderId);
    case 'refund':
      return refund(context, orderId, command);
    case 'ask-refund':
      return askRefund(context, actor, orderId, command);
    case 'withdraw-refund':
      return withdrawRefund(context, actor, orderId);
    case 'send-back':
      return sendProductsBack(context, actor, orderId);
    case 'answer-refund':
      return answerRefund(context, orderId, command.answer);
    case 'lapse-refund':
      return passDeadline(context, orderId);
  }
}
