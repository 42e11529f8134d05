-- When its owner cancelled an order of activities; null of one that was not paid in time.
alter table activity_order add column given_up_at timestamptz;
