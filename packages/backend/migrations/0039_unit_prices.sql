-- Goods that are there already get theirs from the job that writes what they are found by (`SEARCH_VERSION`).
ALTER TABLE "good_skus" ADD COLUMN "measure_quantity" double precision;--> statement-breakpoint
ALTER TABLE "good_skus" ADD COLUMN "measure_unit" integer;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "measure_quantity" double precision;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "measure_unit" integer;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "unit_price" double precision;--> statement-breakpoint
ALTER TABLE "good_skus" ADD CONSTRAINT "good_skus_measure_unit_check" CHECK ("good_skus"."measure_unit" in (1, 2, 3, 4));--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_measure_unit_check" CHECK ("goods"."measure_unit" in (1, 2, 3, 4));