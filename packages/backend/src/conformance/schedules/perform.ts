import { answerRefund, askRefund, passDeadline, sendProductsBack, withdrawRefund } from './asking-back.ts';
import type { Command } from './commands.ts';
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
import { beginOnline, checkPayments, payByBalance, refund, tellOfPayment } from './paying.ts';
import { claim, draw, recycle, refresh } from './promotions.ts';
import { guess, signOutOthers } from './signing-in.ts';
import type { Actor, World } from './world.ts';

/** Does what a command says. What names an order does nothing while its customer has none. */
export async function perform(world: World, command: Command): Promise<void> {
  if (!('customer' in command)) return performForShop(world, command);
  const actor = world.customers[command.customer];
  if (!actor) throw new Error(`there is no customer ${command.customer}`);
  if (!('order' in command)) return performForCustomer(world, actor, command);
  const { orderIds } = actor;
  const orderId = orderIds.at(-1 - (command.order % Math.max(1, orderIds.length)));
  if (orderId !== undefined) await performOnOrder(world, actor, orderId, command);
}

type OfOrder = Extract<Command, { order: number }>;
type OfCustomer = Exclude<Extract<Command, { customer: number }>, OfOrder>;
type OfShop = Exclude<Command, { customer: number }>;

async function performForShop(world: World, command: OfShop): Promise<void> {
  switch (command.kind) {
    case 'check-payments':
      return checkPayments(world.shop, [world]);
    case 'recycle':
      return recycle(world);
    case 'carry-on':
      return carryOn(world.shop, world.witness.faults);
    case 'reprice':
      return reprice(world, command.good, command.price);
    case 'receive-stock':
      return receive(world, command.good, command.pieces);
  }
}

async function performForCustomer(world: World, actor: Actor, command: OfCustomer): Promise<void> {
  switch (command.kind) {
    case 'order':
      return placeOrder(world, actor, command);
    case 'order-prize':
      return orderPrize(world, actor);
    case 'cart':
      return addToCart(world, actor, command.good, command.pieces);
    case 'line-up':
      return lineUp(world, actor, command);
    case 'look':
      return look(world, actor, command.good);
    case 'leave':
      return leave(world, actor, command.good);
    case 'lapse-hold':
      return lapseHold(world, actor, command.good);
    case 'claim':
      return claim(world, actor);
    case 'draw':
      return draw(world, actor);
    case 'refresh':
      return refresh(world, actor);
    case 'guess':
      return guess(world, actor, command.right);
    case 'sign-out-others':
      return signOutOthers(world, actor);
  }
}

async function performOnOrder(world: World, actor: Actor, orderId: number, command: OfOrder): Promise<void> {
  switch (command.kind) {
    case 'pay':
      return payByBalance(world, actor, orderId);
    case 'begin':
      return beginOnline(world, actor, orderId, command.platform);
    case 'notice':
      return tellOfPayment(world, actor, orderId, command.news);
    case 'cancel':
      return actOnOrder(world, actor, orderId, 'cancel');
    case 'receive':
      return actOnOrder(world, actor, orderId, 'receipt');
    case 'remove':
      return actOnOrder(world, actor, orderId, 'destroy');
    case 'restore':
      return actOnOrder(world, actor, orderId, 'restore');
    case 'purge':
      return actOnOrder(world, actor, orderId, 'purge');
    case 'change-address':
      return changeAddress(world, actor, orderId, command);
    case 'lapse':
      return lapse(world, orderId);
    case 'ship':
      return ship(world, orderId);
    case 'ship-part':
      return shipPart(world, orderId, command.pieces);
    case 'remind':
    case 'extend':
      return actOnOrder(world, actor, orderId, command.kind);
    case 'review':
      return review(world, actor, orderId);
    case 'refund':
      return refund(world, orderId, command);
    case 'ask-refund':
      return askRefund(world, actor, orderId, command);
    case 'withdraw-refund':
      return withdrawRefund(world, actor, orderId);
    case 'send-back':
      return sendProductsBack(world, actor, orderId);
    case 'answer-refund':
      return answerRefund(world, orderId, command.answer);
    case 'lapse-refund':
      return passDeadline(world, orderId);
  }
}
