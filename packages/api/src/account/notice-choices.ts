/** Ways a notice takes to its customer. */
export const noticeWays = ['site', 'mail', 'sms'] as const;
export type NoticeWay = (typeof noticeWays)[number];

/** What notices are about. A shop may come to know more; those this client has no words for are passed over. */
export const noticeTopics = ['security', 'orders', 'account', 'reviews', 'reminders', 'offers'] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

/** Whether notices of a topic come by each way; what is `fixed` cannot be switched off. */
export type TopicChoice = {
  readonly topic: NoticeTopic;
  readonly ways: Readonly<Record<NoticeWay, boolean>>;
  readonly fixed: readonly NoticeWay[];
};

export type NoticeChoices = {
  /** Ways the shop can send by. */
  readonly ways: readonly NoticeWay[];
  readonly topics: readonly TopicChoice[];
};

/** One switch that was turned. */
export type NoticeChoice = { readonly topic: NoticeTopic; readonly way: NoticeWay; readonly isOn: boolean };
