CREATE INDEX "flash_sales_end_index" ON "flash_sales" USING btree ("end_time");--> statement-breakpoint
-- What a good costs changes with its sales too: its cards and pages, and lists by price, hear of them. Turns of sales are told by the api.
CREATE FUNCTION announce_sale_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed bigint := CASE WHEN tg_op = 'DELETE' THEN old.flash_sale_id ELSE new.flash_sale_id END;
  good bigint := (SELECT good_id FROM flash_sales WHERE id = changed);
BEGIN
  IF good IS NOT NULL THEN
    PERFORM pg_notify('jishi_news', 'good:' || good);
    PERFORM pg_notify('jishi_news', 'prices');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER flash_sales_come_or_go_priced AFTER INSERT OR DELETE ON flash_sales FOR EACH ROW EXECUTE FUNCTION announce_row('good:good_id', 'prices');
--> statement-breakpoint
CREATE TRIGGER flash_sales_priced AFTER UPDATE ON flash_sales FOR EACH ROW
WHEN ((old.good_id, old.name, old.time, old.end_time, old.is_show, old.deleted_at)
  IS DISTINCT FROM (new.good_id, new.name, new.time, new.end_time, new.is_show, new.deleted_at))
EXECUTE FUNCTION announce_row('good:good_id', 'prices');
--> statement-breakpoint
CREATE TRIGGER flash_sale_skus_come_or_go_priced AFTER INSERT OR DELETE ON flash_sale_skus FOR EACH ROW EXECUTE FUNCTION announce_sale_price();
--> statement-breakpoint
CREATE TRIGGER flash_sale_skus_priced AFTER UPDATE ON flash_sale_skus FOR EACH ROW
WHEN ((old.flash_sale_id, old.sku_id, old.seckill_price, old.residue_limit > 0)
  IS DISTINCT FROM (new.flash_sale_id, new.sku_id, new.seckill_price, new.residue_limit > 0))
EXECUTE FUNCTION announce_sale_price();
