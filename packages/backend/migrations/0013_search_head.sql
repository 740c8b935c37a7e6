DROP INDEX "good_texts_search_index";--> statement-breakpoint
ALTER TABLE "good_texts" ADD COLUMN "head" "tsvector" GENERATED ALWAYS AS (ts_filter(search, '{a,b}')) STORED;--> statement-breakpoint
CREATE INDEX "good_texts_head_index" ON "good_texts" USING gin ("head") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "good_texts_search_index" ON "good_texts" USING gin ("search") WITH (fastupdate=false);