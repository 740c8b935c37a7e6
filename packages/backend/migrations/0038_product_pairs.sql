CREATE TABLE "product_pairs" (
	"good_id" bigint NOT NULL,
	"other_good_id" bigint NOT NULL,
	"bought" integer DEFAULT 0 NOT NULL,
	"viewed" integer DEFAULT 0 NOT NULL,
	"closeness" real NOT NULL,
	CONSTRAINT "product_pairs_good_id_other_good_id_pk" PRIMARY KEY("good_id","other_good_id")
);
--> statement-breakpoint
ALTER TABLE "product_pairs" ADD CONSTRAINT "product_pairs_good_id_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pairs" ADD CONSTRAINT "product_pairs_other_good_id_goods_id_fk" FOREIGN KEY ("other_good_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;