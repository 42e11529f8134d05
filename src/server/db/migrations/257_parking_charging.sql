-- An electric car is charged where it stands: by the night, on top of the parking's price.
insert into extra_price (code, variant, price, stock) values ('parking', 'charging', 8900, null);
