CREATE TABLE "lottery_days" (
	"day" date NOT NULL,
	"lottery_id" bigint NOT NULL,
	"draws" integer NOT NULL,
	CONSTRAINT "lottery_days_day_lottery_id_pk" PRIMARY KEY("day","lottery_id")
);
--> statement-breakpoint
CREATE TABLE "lottery_proofs" (
	"log_id" bigint PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"lottery_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"customer_draw" integer NOT NULL,
	"word" varchar(64) NOT NULL,
	"cost" integer NOT NULL,
	"type" integer NOT NULL,
	"prizes" jsonb NOT NULL,
	"shown" jsonb NOT NULL,
	"mark" char(64) NOT NULL,
	CONSTRAINT "lottery_proofs_number_key" UNIQUE("day","lottery_id","number")
);
--> statement-breakpoint
CREATE TABLE "lottery_seeds" (
	"day" date PRIMARY KEY NOT NULL,
	"hash" char(64) NOT NULL,
	"sealed" text NOT NULL,
	"seed" char(64),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lottery_days" ADD CONSTRAINT "lottery_days_day_lottery_seeds_day_fk" FOREIGN KEY ("day") REFERENCES "public"."lottery_seeds"("day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_days" ADD CONSTRAINT "lottery_days_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_proofs" ADD CONSTRAINT "lottery_proofs_log_id_lottery_logs_id_fk" FOREIGN KEY ("log_id") REFERENCES "public"."lottery_logs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_proofs" ADD CONSTRAINT "lottery_proofs_day_lottery_seeds_day_fk" FOREIGN KEY ("day") REFERENCES "public"."lottery_seeds"("day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_proofs" ADD CONSTRAINT "lottery_proofs_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;